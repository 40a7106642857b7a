/**
 * The program can't start as it is set up. The message is one sentence for the person who starts
 * it; it names the setting, the process or the package.
 */
export class StartError extends Error {}
