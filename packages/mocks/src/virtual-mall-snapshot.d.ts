declare module 'virtual:mall-snapshot' {
  /** Address of the live mall's database; the Storybook's Vite plugin makes it. */
  export const snapshotUrl: string
}
