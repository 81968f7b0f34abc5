/** Text → the same as it is written in XML. */
export const xmlText = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
