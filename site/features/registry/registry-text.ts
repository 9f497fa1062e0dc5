import type { Registry } from '#contracts/registries.schemas.ts';

export type RegistryType = Registry['registryType'];

export const registryTypes: readonly { value: RegistryType; label: string }[] = [
  { value: 'baby', label: 'A baby' },
  { value: 'birthday', label: 'A birthday' },
  { value: 'holiday', label: 'A holiday' },
];

/** The day that a registry is for. */
export const dayFields: Readonly<Record<RegistryType, { label: string; hint: string }>> = {
  baby: { label: 'Expected arrival', hint: 'Guests see only the month. Leave it blank if there’s no date.' },
  birthday: { label: 'Date of the birthday', hint: 'Guests see only the month.' },
  holiday: { label: 'Date of the holiday', hint: 'Guests see only the month.' },
};

export const planningStages: readonly {
  value: NonNullable<Registry['family']['planningStage']>;
  label: string;
}[] = [
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'adopting', label: 'Adopting' },
  { value: 'surrogate', label: 'Working with a surrogate' },
  { value: 'fostering', label: 'Fostering' },
  { value: 'conceiving', label: 'Trying to conceive' },
];

export const expectingChildrenOptions: readonly {
  value: NonNullable<Registry['family']['expectingChildren']>;
  label: string;
}[] = [
  { value: 'girl', label: 'A girl' },
  { value: 'boy', label: 'A boy' },
  { value: 'unknown', label: 'Don’t know yet' },
  { value: 'notFindingOut', label: 'Not finding out' },
];
