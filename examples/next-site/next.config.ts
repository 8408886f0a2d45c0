import type { NextConfig } from 'next'

const config: NextConfig = {
  /** Where the links of the categories lead. */
  rewrites: async () => [{ source: '/product/index', destination: '/' }],
}

export default config
