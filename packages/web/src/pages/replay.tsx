import { Waiting } from './mishap.tsx';
export default function Replay(_: { source: string | undefined; id: string | undefined }) {
  return <Waiting />;
}
