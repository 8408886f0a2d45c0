declare module 'virtual:recording' {
  /** The `Recording` of scripts/record.ts; the Storybook's Vite plugin makes it. */
  export const recording: unknown
}
