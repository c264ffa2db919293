/** A dialog that is a sheet of the whole screen on a phone, 640 px wide on a tablet and 880 px on a desk. */
export const sheet = {
  dialog: {
    '& .MuiDialog-paper': {
      width: { xs: '100%', sm: 640, lg: 880 },
      maxWidth: { xs: '100%', sm: 'calc(100% - 64px)' },
      height: { xs: '100dvh', sm: 'auto' },
      maxHeight: { xs: '100dvh', sm: 'calc(100% - 64px)' },
      m: { xs: 0, sm: 4 },
      borderRadius: { xs: 0, sm: '12px' },
      bgcolor: 'surface.raised',
    },
  },
  form: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
  content: {
    display: 'grid',
    gap: 3,
    alignContent: 'start',
    gridAutoRows: 'max-content',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: { xs: 2, sm: 3 },
  },
  /** The fields, and what is missing beside them. */
  columns: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 208px' },
  },
  foot: { display: 'grid', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5 },
  actions: { p: 0, flexWrap: 'wrap' },
} as const;
