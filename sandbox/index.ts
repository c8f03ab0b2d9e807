export { createSandbox } from './create-sandbox';
export type { Sandbox, SandboxOptions } from './create-sandbox';
export { securityHeaders } from './security-headers';
