// Reads { tools, cases } as JSON, and prints the HTML of each case as a JSON list.

using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

public static class RunCases
{
    public static void Main()
    {
        Console.InputEncoding = new UTF8Encoding(false);
        Console.OutputEncoding = new UTF8Encoding(false);
        var input = (IDictionary<string, object>)Json.Read(Console.In.ReadToEnd());
        var tools = (IDictionary<string, object>)input["tools"];
        var html = ((System.Collections.IEnumerable)input["cases"]).Cast<IDictionary<string, object>>().Select(one =>
            Lederkredsen.Placeholder.Html(
                (IDictionary<string, object>)tools[(string)one["tool"]], (IDictionary<string, object>)one["values"]));
        Console.Write(Json.Write(html.ToList()));
    }
}
