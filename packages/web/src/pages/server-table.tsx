import { Waiting } from './mishap.tsx';
export default function ServerTable({ id }: { id: string }) {
  return <Waiting words={id} />;
}
