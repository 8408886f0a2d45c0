/** What the articles of a line are made of (null for services), what they are for, and how they are kept. */
export type About = readonly [material: string | null, use: string, care: string]
