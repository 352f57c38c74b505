export { board } from './board.tsx';
