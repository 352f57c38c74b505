import { Waiting } from './mishap.tsx';
export default function Account() {
  return <Waiting />;
}
