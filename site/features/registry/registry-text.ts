import type { Registry } from '#contracts/registries.schemas.ts';

type RegistryType = Registry['registryType'];

export const registryTypes: readonly { value: RegistryType; label: string }[] = [
  { value: 'baby', label: 'A baby' },
  { value: 'birthday', label: 'A birthday' },
  { value: 'holiday', label: 'A holiday' },
];

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
