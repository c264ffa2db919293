declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Renders an OpenAPI file into an element. The package has no types of its own. */
  export default function showReference(options: {
    readonly url: string;
    readonly domNode: HTMLElement | null;
    readonly docExpansion: 'none' | 'list';
    readonly supportedSubmitMethods: readonly string[];
  }): void;
}
