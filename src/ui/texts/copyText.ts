export const copyText = { copied: 'Copied', refused: "This browser doesn't allow copying" };
