/** A figure as a printer sets it large: 4–8 weeks. */
export const range = (figure: string): string => figure.replaceAll(/(?<=[\d%])-(?=\d)/g, "–");
