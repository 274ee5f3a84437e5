/** The part of subset-font that we use; the package ships without types. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "sfnt" | "woff" | "woff2";
    readonly variationAxes?: Readonly<
      Record<string, number | { min: number; max: number; default?: number }>
    >;
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
