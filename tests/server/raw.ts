import { connect } from 'node:net';

/** Sends bytes on a connection of their own. @returns what came back until the server closed it */
export function exchange(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.once('error', reject).once('close', () => resolve(answer));
    socket.write(bytes);
  });
}

/** The statuses of the answers in what a server sent. */
export const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
