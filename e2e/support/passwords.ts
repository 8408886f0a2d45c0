/** Of every account of the demo. */
export const demoPassword = 'Mall@2026'

/** The password that users choose in the flows: the demo's own is rejected as too easy to guess. */
export const chosenPassword = 'Desk&Paper26'
