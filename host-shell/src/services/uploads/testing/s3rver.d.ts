declare module "s3rver" {
  interface S3Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  export default class S3rver {
    constructor(options: S3Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
