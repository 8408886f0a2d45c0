/** Of every account of the demo. */
export const demoPassword = 'Mall@2026'

/** What people choose in the flows: the demo's own is rejected, as one that is guessed first. */
export const chosenPassword = 'Desk&Paper26'
