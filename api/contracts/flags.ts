import { endpoint } from './endpoint.ts';
import type { ReadFlag, RecordMetric } from './flags.schemas.ts';

export const readFlag = endpoint<ReadFlag>('GET', '/api/v3/bl_launch_darkly/flag');
export const recordMetric = endpoint<RecordMetric>('POST', '/api/v3/bl_launch_darkly/metric');

/** Pressing a crowdfund card opens a dialog that adds it to the registry. */
export const registryDrawerFlag = 'registry_drawer';
/** The shop's home page promotes a birthday list to signed-in people. */
export const birthdayListFlag = 'show_birthday_list_feature_modal';
