/** A map that keeps only its newest entries, so that it doesn't grow while the tab is open. (rule: bounded memory) */
export class BoundedMap<K, V> extends Map<K, V> {
  static readonly MAX_SIZE = 50;

  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > BoundedMap.MAX_SIZE) this.delete(this.keys().next().value as K);
    return this;
  }
}
