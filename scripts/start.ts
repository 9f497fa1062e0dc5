/** `npm start`: see `serve-everything.ts`. */
import { keepCompiledCode } from './compiled-code.ts';

keepCompiledCode();
await import('./serve-everything.ts');
