/** Why a form was not taken: the sentence of the error catalogue, and what that means for what was typed. */
export interface FormFailure {
  readonly text: string;
  readonly detail?: string | undefined;
}
