/** Strings that broke somebody's program once. Written for this site: each kind with what it tries. */

export const NASTY: Readonly<Record<string, readonly string[]>> = {
  "words that programs mistake": ["null", "undefined", "NaN", "true", "nil", "None", "-", "--", "0", "[object Object]"],
  "numbers that are text": [
    "1e309",
    "-0",
    "0x1F",
    "1/0",
    "٤٥٦",
    "１２３",
    "९८७६",
    "1,00,000.50",
    "1.7976931348623157e309",
  ],
  "formulas of a spreadsheet": ["=1+1", '=HYPERLINK("//x","y")', "+91 98", "-2+3", "@SUM(1)", "\t=1", "|calc"],
  "the ends of other languages": ["'; DROP TABLE leads; --", '" OR ""="', "`id`", "$(id)", "${1+1}", "{{7*7}}", "%s%n"],
  markup: [
    "<script>x</script>",
    "</textarea><b>",
    "<img src=x onerror=x>",
    "&lt;b&gt; &amp;",
    "]]>",
    "<!--",
    "\u003cb",
  ],
  paths: ["../../etc/passwd", "C:\\CON\\..", "file:///x", "NUL", "aux.txt", "a/b\\c"],
  "quotes and escapes": ["\\", "\\\\", "\\n", '"', "'", "''", '"""', "\\u0041", "%00", "%F0%9F", "a,b;c"],
  "white space": ["a b\u00a0c", "a\u2003b", "a\u3000b", "a\tb", "line one\nline two", "\u2028para\u2029"],
  "scripts of this country": ["मुंबई", "কলকাতা", "చెన్నై", "ಬೆಂಗಳೂರು", "തിരുവനന്തപുരം", "ਅੰਮ੍ਰਿਤਸਰ", "اردو بازار", "க்ஷ", "क्‍ष"],
  "letters on top of letters": ["Z̷a̵l̶g̷o̸", "e\u0301 é", "ﬃ Å Å", "İstanbul ı", "ß ẞ", "Ω Ω"],
  "the other direction": ["\u202eabc", "\u2067שלום\u2069", "مرحبا abc 123", "\u200fx\u200e"],
  pictures: ["🏠", "👩🏽‍🌾", "🇮🇳", "🏳️‍🌈", "1️⃣", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}"],
  "what nobody sees": [
    "a\u200bb",
    "a\ufeffb",
    "a\u00adb",
    "a\u2060b",
    "x\u180e",
    "a\ufffdb",
    "a\ufffeb",
    "a\u{e0001}b",
  ],
  "the edges of planes": ["\u{10ffff}", "\u{10000}", "a\uffffb", "𝟘𝕬𝓑", "𠜎𠜱"],
  "control characters": ["a\u0001b", "a\u0007b\u001b[31mred", "a\u0008b", "a\u007fb", "a\u0085b"],
  "long ones": ["x".repeat(4000), "अ".repeat(2000), "🏠".repeat(1000), "a\u0301".repeat(1500)],
};

/** These are stored as they came, and not every reader of text can hold them. */
export const UNTEXT = ["a\u0000b", "\u0000", "\ud800", "\udc00\ud800", "a\ud83d", "b\ude00c"] as const;
