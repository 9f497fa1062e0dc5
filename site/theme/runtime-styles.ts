/**
 * Styles that libraries add at run time, or write as an attribute while they render. They are in no built page, so the policy names their
 * hashes. The test recomputes them from the installed packages: after an update its failure shows the new ones.
 */
export const runtimeStyles = {
  /** The style element that sonner adds when toasts are loaded: empty at first, then filled. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  toasts: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  /** `position:relative` around the list of Radix's navigation menu. */
  navigationMenu: 'sha256-KpSV7LuPYEu58+3u9LJr9v5Drm0uIKEv0h3u/+NVNm8=',
} as const;
