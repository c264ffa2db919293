import type { GenericSchema, InferOutput } from 'valibot';

/** A row of the given schema, deeply read-only. */
export type Row<Schema extends GenericSchema> = Frozen<InferOutput<Schema>>;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
