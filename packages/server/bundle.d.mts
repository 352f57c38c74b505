export function bundle(entryPoints: Readonly<Record<string, string>>, purpose: string): Promise<string>;
export function bundleServer(purpose?: string): Promise<string>;
