/** `npm run build`: see `build-everything.ts`. */
import { keepCompiledCode } from './compiled-code.ts';

keepCompiledCode();
await import('./build-everything.ts');
