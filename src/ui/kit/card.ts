/** The ground and the edge of what stands on a page as a card. */
export const card = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
