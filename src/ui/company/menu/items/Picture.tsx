import Box from '@mui/material/Box';
import { httpUrl } from '#domain/shared/httpUrl.ts';

/** The picture of an item, if its address may be one. */
export function Picture({ url }: { readonly url: string }) {
  const safe = httpUrl(url.trim());
  if (!safe) return null;
  return (
    <Box
      component="img"
      src={safe}
      alt="Preview of the image"
      loading="lazy"
      sx={{ maxWidth: 240, maxHeight: 160, borderRadius: '6px', border: 1, borderColor: 'divider' }}
    />
  );
}
