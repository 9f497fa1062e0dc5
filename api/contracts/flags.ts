import { endpoint } from './endpoint.ts';
import type { ReadFlag } from './flags.schemas.ts';

export const readFlag = endpoint<ReadFlag>('GET', '/api/v3/bl_launch_darkly/flag');

/** Pressing a crowdfund card opens a dialog that adds it to the registry. */
export const registryDrawerFlag = 'registry_drawer';
