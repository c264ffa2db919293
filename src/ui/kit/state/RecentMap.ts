/** Keeps the newest entries of a map, so it doesn't grow for as long as the tab is open. (rule: bounded memory) */
export class RecentMap<K, V> extends Map<K, V> {
  static readonly MAX_SIZE = 50;

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > RecentMap.MAX_SIZE) this.delete(this.keys().next().value as K);
    return this;
  }
}
