// The first page after a registry is created: the next steps for its kind.

const firstPages = {
  baby: '/registry/build/road-ahead',
  birthday: '/registry/build/birthday',
  holiday: '/registry/build/holiday',
} as const;

export const firstPageOf = (type: keyof typeof firstPages): string => firstPages[type];
