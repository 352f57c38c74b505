#!/usr/bin/env node
/** The `tabularium` command: bundles the TypeScript sources, if they have changed since the last time, and runs them. */

import { pathToFileURL } from 'node:url';
import { bundle } from '@tabularium/build';

process.setSourceMapsEnabled(true);
const { command } = await bundle({ command: 'packages/cli/src/main.ts' });
const { main } = await import(pathToFileURL(command).href);
process.exitCode = await main(process.argv.slice(2));
