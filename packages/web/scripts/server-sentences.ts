/** The server's sentences, read when the client is built. */

export { serverWords } from '@tabularium/server/protocol';
