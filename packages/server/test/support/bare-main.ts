/** The bench's measure: an echo server that makes one durable insert per message, and nothing else. */

import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { connect } from '../../src/storage/sqlite.ts';

const database = connect(join(process.env['TABULARIUM_DATA'] ?? '.', 'bare.sqlite'));
database.exec('create table entries (id integer primary key, body text not null)');
const insert = database.prepare('insert into entries (body) values (?)');
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => {
  socket.on('message', (text) => {
    insert.run(String(text));
    socket.send(String(text));
  });
});
server.on('listening', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
