// The reference: Express 5 as its own documentation starts, in production mode.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerParent } from './server-process.ts';

const { bytes } = JSON.parse(process.argv[2]!) as { bytes?: number };
const body = bytes === undefined ? 'hello world' : randomBytes(bytes);
const app = express();
app.disable('etag').disable('x-powered-by');
app.get('/', (_request, response) => {
  response.send(body);
});
const server = app.listen(0, '127.0.0.1', () =>
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
