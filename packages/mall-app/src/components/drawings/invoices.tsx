/** A receipt with the oval seal of an invoice. */
export const invoicesDrawing = (
  <>
    <path data-part="sheet" d="M38 14h52v64l-6.5-5l-6.5 5l-6.5-5l-6.5 5l-6.5-5l-6.5 5l-6.5-5l-6.5 5z" />
    <path data-part="rule" d="M48 28h32M48 38h32M48 48h10M48 58h8" />
    <path data-part="stamp" d="M62 55a13 8.5 0 1 1 26 0a13 8.5 0 1 1-26 0M69 52.5h12M71.5 57h7" />
  </>
)
