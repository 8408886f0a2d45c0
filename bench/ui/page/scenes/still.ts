/** Turns antd's motion off: a fade-in would delay the measured paint. */
export const still = { token: { motion: false } }
