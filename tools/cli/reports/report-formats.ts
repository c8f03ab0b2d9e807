/** What other programs read findings in. Apart, so that the list of commands loads no code of theirs. */
export const reportFormats = ['sarif', 'github', 'junit', 'md'] as const;
export type ReportFormat = (typeof reportFormats)[number];
