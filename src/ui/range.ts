/** A figure as a printer sets it large: 4–8 weeks. The joiners keep it on one line. */
export const range = (figure: string): string => figure.replaceAll(/(?<=[\d%])-(?=\d)/g, "\u2060–\u2060");
