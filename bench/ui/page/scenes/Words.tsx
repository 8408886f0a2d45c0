interface WordsProps {
  /** That of the library, where it sets none for the page. */
  readonly font?: string | undefined
}

/**
 * Words that are there before, as in any page: the first ones in a font and a weight cost a quarter of a second at a CPU four times slower, whoever writes them,
 * which is more than a table takes.
 */
export const Words = ({ font }: WordsProps) => (
  <p style={{ fontFamily: font }}>
    A4 复印纸 80 克，晨光，行政采购员 <strong style={{ fontWeight: 600 }}>订单编号 0123456789</strong>
  </p>
)
