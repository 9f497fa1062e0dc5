import { z } from 'zod';
import type { WireOf } from './wire.schemas.ts';

export const readSecondFactor = {
  response: z.strictObject({
    /** 'missing': no phone is connected yet; 'asked': a code is required before anything else; 'passed': entered in this session. */
    state: z.enum(['missing', 'asked', 'passed']),
    recoveryCodesLeft: z.int(),
  }),
};

export const beginSecondFactor = {
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  response: z.strictObject({
    /** Base 32, for typing it where no camera is available. */
    key: z.string(),
    /** otpauth://, for the QR code. */
    address: z.string(),
  }),
};

export const endSecondFactor = {
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  response: readSecondFactor.response,
};

export const passSecondFactor = {
  body: z.strictObject({
    /** Six digits from the app, or a recovery code; spaces and dashes do not matter. */
    code: z.string().trim().min(6).max(40),
  }),
  response: z.strictObject({
    /** Shown once, right after a phone was confirmed; otherwise empty. */
    recoveryCodes: z.array(z.string()),
  }),
};

export type ReadSecondFactor = WireOf<typeof readSecondFactor>;
export type BeginSecondFactor = WireOf<typeof beginSecondFactor>;
export type EndSecondFactor = WireOf<typeof endSecondFactor>;
export type PassSecondFactor = WireOf<typeof passSecondFactor>;
