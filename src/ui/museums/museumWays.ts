export const toMuseums = { label: 'View All Museums', to: '/demos/museum' };

export const toMuseum = (museumId: string) => `${toMuseums.to}/${encodeURIComponent(museumId)}`;
