// Visitors who come one after the other on a few lasting connections. They read nothing but the length of an answer:
// on a machine with two cores, whatever they compute is taken from the server that is measured.
import { once } from 'node:events';
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * @param {object} visits
 * @param {string} visits.address
 * @param {number} visits.count
 * @param {number} visits.connections
 * @param {(visit: number) => { path: string, headers?: object }} visits.ask what the visit of that number asks for
 * @returns {Promise<{ seconds: number, p99Ms: number }>}
 */
export async function visit({ address, count, connections, ask }) {
  const { hostname, port, host } = new URL(address);
  const times = new Float64Array(count);
  let next = 0;

  async function comeAgain() {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    while (next < count) {
      const mine = next;
      next += 1;
      const { path, headers = {} } = ask(mine);
      const lines = Object.entries({ host, ...headers }).map((pair) => pair.join(': '));
      const start = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}`);
      await wholeAnswer(socket);
      times[mine] = performance.now() - start;
    }
    socket.destroy();
  }

  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, comeAgain));
  const seconds = (performance.now() - start) / 1000;
  return { seconds, p99Ms: times.sort()[Math.ceil(count * 0.99) - 1] };
}

function wholeAnswer(socket) {
  return new Promise((resolve, reject) => {
    let head = '';
    let left;

    function end(settle, value) {
      socket.off('data', take);
      socket.off('error', fail);
      socket.off('close', fail);
      settle(value);
    }

    const fail = (error) => end(reject, error || new Error('The server has hung up.'));

    function take(chunk) {
      if (left === undefined) {
        // A byte is a letter here, so that positions are lengths.
        head += chunk.toString('latin1');
        const body = head.indexOf(END_OF_HEAD);
        if (body === -1) return;
        left = lengthIn(head.slice(0, body)) - (head.length - body - END_OF_HEAD.length);
      } else left -= chunk.length;
      if (left === 0) end(resolve);
    }

    socket.on('data', take);
    socket.on('error', fail);
    socket.on('close', fail);
  });
}

function lengthIn(head) {
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head);
  if (Number(status) >= 500) throw new Error(head);
  return status === '304' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)[1]);
}
