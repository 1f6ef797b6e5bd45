<?php
/** Reads `{ tools, cases }` as JSON, and prints the HTML of each case as a JSON list. */

declare(strict_types=1);

require __DIR__ . '/../../../cms-snippets/php/placeholder.php';

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message): void {
    throw new ErrorException($message, 0, $level);
});

$input = stream_get_contents(STDIN);
$tools = json_decode($input, true, 512, JSON_THROW_ON_ERROR)['tools'];
$cases = json_decode($input, false, 512, JSON_THROW_ON_ERROR)->cases;
$html = array_map(static function (object $case) use ($tools): string {
    $values = (array) $case->values;
    $values['props'] = (array) ($values['props'] ?? []);
    return Lederkredsen\placeholder($tools[$case->tool], $values);
}, $cases);
echo json_encode($html, JSON_THROW_ON_ERROR);
