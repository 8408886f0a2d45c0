declare module 'virtual:recording' {
  /** The `Recording` that scripts/record.ts makes, by a Vite plugin. */
  export const recording: unknown
}
