// The native program that answers the same requests, one a line.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export function startNative(path) {
  const child = spawn(path, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  child.once('exit', () => waiting.forEach(({ reject }) => reject(new Error('it has ended'))));
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(line));
  return {
    answer(text) {
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin.write(`${text}\n`);
      });
    },
    stop: () => child.stdin.end(),
  };
}
