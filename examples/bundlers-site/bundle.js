import { join } from 'node:path'

const root = import.meta.dirname

/** The settings of both. What differs is where the compiler comes from, whose plugin puts in the address of the mall, and where the site is written. */
export const bundle = ({ name, loader, EnvironmentPlugin }) => ({
  mode: 'production',
  entry: { main: ['./src/index.html', './src/main.tsx'] },
  output: { path: join(root, 'dist', name), publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader, options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } } },
      { test: /\.html$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    ],
  },
  plugins: [new EnvironmentPlugin({ MALL: 'http://127.0.0.1:5100' })],
  performance: { hints: false },
})
