/** Characters that templates may write by their names in HTML, such as `&mdash;`. */

const written =
  'nbsp\u00A0 iexcl¡ cent¢ pound£ curren¤ yen¥ brvbar¦ sect§ uml¨ copy© ordfª laquo« not¬ reg® macr¯ deg° plusmn± sup2² sup3³ acute´ microµ para¶ middot· cedil¸ sup1¹ ordmº raquo» frac14¼ frac12½ frac34¾ iquest¿ AgraveÀ AacuteÁ AcircÂ AtildeÃ AumlÄ AringÅ AEligÆ CcedilÇ EgraveÈ EacuteÉ EcircÊ EumlË IgraveÌ IacuteÍ IcircÎ IumlÏ ETHÐ NtildeÑ OgraveÒ OacuteÓ OcircÔ OtildeÕ OumlÖ times× OslashØ UgraveÙ UacuteÚ UcircÛ UumlÜ YacuteÝ THORNÞ szligß agraveà aacuteá acircâ atildeã aumlä aringå aeligæ ccedilç egraveè eacuteé ecircê eumlë igraveì iacuteí icircî iumlï ethð ntildeñ ograveò oacuteó ocircô otildeõ oumlö divide÷ oslashø ugraveù uacuteú ucircû uumlü yacuteý thornþ yumlÿ quot" amp& lt< gt> apos\' OEligŒ oeligœ ScaronŠ scaronš YumlŸ ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› euro€ minus− ne≠ le≤ ge≥ infin∞ asymp≈';

/** The characters by their names; none is hidden. */
export const characters: ReadonlyMap<string, string> = new Map(
  written.split(' ').map((one) => [one.slice(0, -1), one.slice(-1)]),
);
