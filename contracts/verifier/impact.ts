/** What people can no longer do, and read, when a call is not answered as agreed: "Deploy pending changes (…): “…”". */
export function impactOf(_method: string, _path: string): readonly string[] {
  return [];
}
