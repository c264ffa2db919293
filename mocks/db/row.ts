import type { GenericSchema, InferOutput } from 'valibot';

/** What a schema describes, as it is kept: nobody changes it in place. */
export type Row<Schema extends GenericSchema> = Frozen<InferOutput<Schema>>;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
