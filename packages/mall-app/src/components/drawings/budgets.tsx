/** An abacus. */
export const budgetsDrawing = (
  <>
    <path data-part="sheet" d="M26 20h76v58H26z" />
    <path data-part="rule" d="M40 20v58M56 20v58M72 20v58M88 20v58" />
    <path d="M26 38h76" />
    <path data-part="mark" d="M36 30h8M52 26h8M68 32h8M84 28h8M36 70h8M36 62h8M52 70h8M52 46h8M68 70h8M68 62h8M68 54h8M84 70h8" />
  </>
)
